// A stopgap: plays any game through the protocol alone, as text (docs/protocol.md). It knows no rule.

const lang = navigator.language.toLowerCase().startsWith("zh") ? "zh" : "en";

const words = {
  en: {
    what: "Board games about getting rich, against people and bots.",
    next: "The real table comes with the next step; this page plays every game as text.",
    open: "Open a table",
    name: "Your name",
    game: "Game",
    players: "Players",
    bots: "Others are",
    people: "people (wait for them)",
    public: "list it for everybody",
    play: "Play",
    tables: "Tables open to everybody",
    none: "None just now.",
    join: "Join",
    watch: "Watch",
    story: "What happened",
    say: "Say",
    send: "Send",
    start: "Begin with bots on empty chairs",
    mind: "Let a bot play for me",
    back: "Play myself again",
    rematch: "Again",
    wait: "Waiting for: ",
    lost: "The connection is lost; trying again …",
    failed: "That did not work: ",
  },
  zh: {
    what: "關於致富的桌上遊戲，與真人或機器人同樂。",
    next: "真正的牌桌將於下一步推出；本頁以文字進行所有遊戲。",
    open: "開一桌",
    name: "您的名字",
    game: "遊戲",
    players: "人數",
    bots: "其他人是",
    people: "真人（等他們來）",
    public: "公開列出",
    play: "開始",
    tables: "公開的桌子",
    none: "目前沒有。",
    join: "加入",
    watch: "觀看",
    story: "經過",
    say: "說話",
    send: "送出",
    start: "空位由機器人補上，開始",
    mind: "讓機器人代打",
    back: "自己繼續玩",
    rematch: "再來一局",
    wait: "等待：",
    lost: "連線中斷，正在重試……",
    failed: "未能完成：",
  },
}[lang];

const $ = (id) => document.getElementById(id);

function element(tag, text, more = {}) {
  return Object.assign(document.createElement(tag), { textContent: text }, more);
}

function button(text, onclick) {
  return element("button", text, { type: "button", onclick });
}

// ---- HTTP ----

async function api(path, body) {
  const response = await fetch(`/api/${path}?lang=${lang}`, body && {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error?.text ?? answer.error?.what ?? response.statusText);
  return answer;
}

function complain(error) {
  $("link").textContent = words.failed + error.message;
  $("link").className = "gone";
}

// ---- the lobby ----

let games = [];

async function showLobby() {
  const form = $("open").elements;
  games = (await api("games")).games;
  form.game.replaceChildren(...games.map((game) => element("option", game.name, { value: game.id })));
  form.name.value ||= localStorage.getItem("name") ?? "";
  chooseGame();
  const { tables } = await api("tables");
  const items = tables.map((table) => {
    const item = element("li", `${table.name ?? table.game ?? table.id} · ${table.status} `);
    item.append(button(words.join, () => join(table.id).catch(complain)), " ",
                button(words.watch, () => { location.hash = `#/table/${table.id}`; }));
    return item;
  });
  $("tables").replaceChildren(...(items.length ? items : [element("li", words.none)]));
}

function chooseGame() {
  const form = $("open").elements;
  const game = games.find((each) => each.id === form.game.value);
  if (!game) return;
  form.players.min = game.least_players;
  form.players.max = game.most_players;
  form.players.value = game.least_players;
  form.bots.replaceChildren(...game.bots.map((level) => element("option", level, { value: level })),
                            element("option", words.people, { value: "" }));
  form.bots.value = game.bots.includes("rookie") ? "rookie" : game.bots[0];
}

function sit(answer) {
  sessionStorage.setItem(answer.table, answer.token);
  location.hash = `#/table/${answer.table}`;
}

async function join(table) {
  const name = $("open").elements.name.value.trim();
  sit(await api(`tables/${encodeURIComponent(table)}/join`, name ? { name } : {}));
}

$("open").elements.game.onchange = chooseGame;
$("open").onsubmit = (event) => {
  event.preventDefault();
  const form = $("open").elements;
  const bots = form.bots.value;
  localStorage.setItem("name", form.name.value);
  api("tables", {
    game: form.game.value,
    players: Number(form.players.value),
    options: {},
    name: form.name.value,
    ...(bots ? { bots, start: true } : {}),
    settings: { public: form.public.checked },
  }).then(sit, complain);
};

// ---- the table ----

let socket = null;
let current = null; // {id, stream, seq, you, table, game, lines}
let commands = 0;

function connect(id) {
  if (socket) socket.onclose = null;
  socket?.close();
  if (current?.id !== id) current = { id, lines: [] };
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const mine = new WebSocket(`${scheme}://${location.host}/ws`);
  socket = mine;
  mine.onopen = () => {
    $("link").textContent = "";
    const hello = { kind: "hello", table: id, lang };
    const token = sessionStorage.getItem(id);
    if (token) hello.token = token;
    if (current.stream) Object.assign(hello, { stream: current.stream, since: current.seq });
    mine.send(JSON.stringify(hello));
  };
  mine.onmessage = (event) => hear(JSON.parse(event.data));
  mine.onclose = () => {
    $("link").textContent = words.lost;
    $("link").className = "gone";
    setTimeout(() => { if (socket === mine) connect(id); }, 1500);
  };
}

function hear(message) {
  switch (message.kind) {
    case "snapshot":
      Object.assign(current, message);
      break;
    case "delta":
      if (message.table) current.table = message.table;
      if (message.game) current.game = message.game;
      Object.assign(current, { stream: message.stream, seq: message.seq });
      current.lines.push(...message.lines);
      break;
    case "nack":
      $("refusal").textContent = message.text || message.reason;
      return;
    case "ack":
      $("refusal").textContent = "";
      return;
    case "bye":
      $("link").textContent = message.text;
      return;
    default:
      return;
  }
  draw();
}

function command(kind, more = {}) {
  commands += 1;
  socket.send(JSON.stringify({ kind, id: `${Date.now()}-${commands}`, ...more }));
}

// The move with the amount put where the server says it stands.
function withAmount(choice, value) {
  const move = structuredClone(choice.move);
  const path = choice.amount.path;
  const parent = path.slice(0, -1).reduce((node, key) => node[key], move);
  parent[path.at(-1)] = value;
  return move;
}

function drawChoice(choice) {
  if (!choice.amount) {
    return button(choice.text, () => command("move", { move: choice.move, question: choice.question }));
  }
  const { least, most } = choice.amount;
  const row = element("form", "");
  const amount = element("input", "", { type: "number", min: least, max: most, value: least });
  amount.ariaLabel = choice.text;
  row.append(amount, element("button", `${choice.text} (${least}–${most})`));
  row.onsubmit = (event) => {
    event.preventDefault();
    command("move", { move: withAmount(choice, Number(amount.value)), question: choice.question });
  };
  return row;
}

function drawLine(line) {
  const item = element("li", line.text, { value: line.number });
  if (line.clause) item.append(element("span", line.clause, { className: "clause" }));
  return item;
}

function controls({ you, table }) {
  const mine = table.chairs.find((chair) => chair.seat === you.seat);
  const list = [];
  if (table.status === "open" && you.host) list.push(["start"]);
  if (table.status === "running" && mine) list.push([mine.minded ? "back" : "mind"]);
  if (table.status === "over" && mine && !table.rematch) list.push(["rematch"]);
  return list.map(([kind]) => button(words[kind], () => command(kind)));
}

function draw() {
  const { table, game, lines } = current;
  const chairs = table.chairs.map((chair) => chair.name || "·");
  $("about").textContent = `${table.name} · ${table.status} · ${chairs.join(", ")}`;
  $("controls").replaceChildren(...controls(current));
  $("picture").textContent = game?.picture ?? "";
  const awaited = (game?.awaited ?? []).map((seat) => chairs[seat]).join(", ");
  $("question").textContent = game?.question || (awaited ? words.wait + awaited : "");
  $("choices").replaceChildren(...(game?.choices ?? []).map(drawChoice));
  $("say").hidden = game ? !game.may_say : table.status === "closed";
  $("story").replaceChildren(...lines.map(drawLine));
  $("story").scrollTop = $("story").scrollHeight;
  if (table.rematch && table.rematch !== current.id) {
    $("controls").append(button(words.rematch, () => { location.hash = `#/table/${table.rematch}`; }));
  }
}

$("say").onsubmit = (event) => {
  event.preventDefault();
  const input = $("say").elements.words;
  if (input.value.trim()) command("say", { words: input.value });
  input.value = "";
};

// ---- where we are ----

function show() {
  const id = /^#\/table\/([\w-]+)/.exec(location.hash)?.[1];
  $("lobby").hidden = Boolean(id);
  $("table").hidden = !id;
  $("link").textContent = "";
  if (id) {
    connect(id);
    return;
  }
  if (socket) socket.onclose = null;
  socket?.close();
  socket = null;
  showLobby().catch(complain);
}

document.documentElement.lang = lang === "zh" ? "zh-Hant" : "en";
for (const each of document.querySelectorAll("[data-word]")) {
  each.textContent = words[each.dataset.word];
}
addEventListener("hashchange", show);
show();
