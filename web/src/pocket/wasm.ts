// The program inside the page: moneybags.wasm, and the few things it asks of whoever runs it.

import type { FromProgram } from "./messages";

interface Exports {
    memory: WebAssembly.Memory;
    _initialize: () => void;
    room: (size: number) => number;
    give: (path: number) => void;
    far: () => void;
    remember: (key: number) => void;
    open: () => void;
    hear: () => void;
    run: () => number;
}

const kOk = 0;
const kNotSupported = 58; // of WASI

export class Program {
    private readonly encoder = new TextEncoder();
    private readonly decoder = new TextDecoder();

    private constructor(private readonly inside: Exports) {}

    static async load(
        source: WebAssembly.Module,
        tell: (message: FromProgram) => void,
        now: () => number = Date.now,
        fetchNow: (path: string) => Uint8Array | null = () => null, // a file that is far
    ): Promise<Program> {
        let program: Program;
        const memory = () => new DataView(program.inside.memory.buffer);
        const imports: WebAssembly.Imports = {
            page: {
                random: (at: number, size: number) => {
                    crypto.getRandomValues(new Uint8Array(program.inside.memory.buffer, at, size));
                },
                tell: (at: number, size: number) => tell(JSON.parse(program.text(at, size)) as FromProgram),
                fetch: (at: number, size: number) => {
                    const bytes = fetchNow(program.text(at, size));
                    return bytes === null ? -1 : program.put(bytes, new Uint8Array());
                },
                now,
            },
            // Of the system the program only wants to know the time; nobody reads what it prints.
            wasi_snapshot_preview1: system({
                clock_time_get: (_clock: number, _precision: bigint, at: number) => {
                    memory().setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
                    return kOk;
                },
                environ_sizes_get: (count: number, size: number) => {
                    memory().setUint32(count, 0, true);
                    memory().setUint32(size, 0, true);
                    return kOk;
                },
                environ_get: () => kOk,
                proc_exit: (code: number) => {
                    throw new Error(`the program has ended: ${code}`);
                },
            }),
            env: system({ emscripten_notify_memory_growth: () => {} }),
        };
        const instance = await WebAssembly.instantiate(source, imports);
        program = new Program(instance.exports as unknown as Exports);
        program.inside._initialize();
        return program;
    }

    // A file that it reads, and a pair that was kept: before it is opened.
    give(path: string, bytes: Uint8Array): void {
        this.inside.give(this.put(this.encoder.encode(path), bytes));
    }
    // Only that there is such a file: it is fetched when it is wanted.
    offer(path: string): void {
        this.put(this.encoder.encode(path), new Uint8Array());
        this.inside.far();
    }
    remember(key: string, value: string): void {
        this.inside.remember(this.put(this.encoder.encode(key), this.encoder.encode(value)));
    }
    open(): void {
        this.inside.open();
    }
    hear(message: object): void {
        this.put(this.encoder.encode(JSON.stringify(message)), new Uint8Array());
        this.inside.hear();
    }
    // Does what is due; in how many milliseconds there is more to do, below 0: when it hears something.
    run(): number {
        return this.inside.run();
    }

    private put(first: Uint8Array, second: Uint8Array): number {
        const at = this.inside.room(first.length + second.length);
        const room = new Uint8Array(this.inside.memory.buffer, at, first.length + second.length);
        room.set(first);
        room.set(second, first.length);
        return first.length;
    }

    private text(at: number, size: number): string {
        return this.decoder.decode(new Uint8Array(this.inside.memory.buffer, at, size));
    }
}

// Whatever else it might ask for is refused.
function system(known: Record<string, unknown>): WebAssembly.ModuleImports {
    return new Proxy(known, {
        get: (all, name: string) => all[name] ?? (() => kNotSupported),
    }) as WebAssembly.ModuleImports;
}
