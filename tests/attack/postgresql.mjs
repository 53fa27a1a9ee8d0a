// A PostgreSQL of one's own that can be stopped in the middle of everything.

import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { folder, launch, sleep } from "./client.mjs";

const kHome = "/usr/lib/postgresql";

function programs() {
    const versions = fs.existsSync(kHome) ? fs.readdirSync(kHome) : [];
    const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
    return newest && path.join(kHome, newest, "bin");
}

export class Postgresql {
    static isInstalled() {
        return Boolean(programs());
    }

    async open() {
        this.folder = folder();
        fs.chmodSync(this.folder, 0o755);
        const who = {};
        if (process.getuid() === 0) {
            for (const kind of ["uid", "gid"]) {
                who[kind] = Number(execFileSync("id", [kind === "uid" ? "-u" : "-g", "postgres"]));
            }
            fs.chownSync(this.folder, who.uid, who.gid);
        }
        const data = path.join(this.folder, "data");
        const made = [
            "--pgdata",
            data,
            "--username",
            "moneybags",
            "--auth",
            "trust",
            "--encoding",
            "UTF8",
            "--no-locale",
            "--no-sync",
        ];
        execFileSync(path.join(programs(), "initdb"), made, { ...who, cwd: this.folder, stdio: "ignore" });
        this.child = launch(
            [
                path.join(programs(), "postgres"),
                "-D",
                data,
                "-k",
                this.folder,
                "-c",
                "listen_addresses=",
                "-c",
                "fsync=off",
            ],
            { ...who, cwd: this.folder, stdio: "ignore" },
        );
        while (!fs.existsSync(path.join(this.folder, ".s.PGSQL.5432"))) await sleep(30);
        await sleep(300);
        this.address = `postgresql://moneybags@/postgres?host=${this.folder}`;
        return this;
    }

    // The server and every process that serves somebody.
    signal(name) {
        const { pid } = this.child;
        const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
        for (const each of [pid, ...children.map(Number)]) process.kill(each, name);
    }

    async close() {
        this.child.kill("SIGQUIT");
        await this.child.ended;
    }
}
