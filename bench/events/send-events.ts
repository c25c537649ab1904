// Sends an intake some events a second, in batches of a hundred, each of a visit and an address of its own, until its
// input ends; then prints how many were taken: `node send-events.ts {origin} {events a second}`.
import { randomUUID } from "node:crypto";
import { benchIntakeSecret } from "./bench-intake-secret.ts";

const [origin = "", perSecond = "5000"] = process.argv.slice(2);
const rowsOfBatch = 100;
const betweenMs = (1000 * rowsOfBatch) / Number(perSecond);
const maxUnderWay = 40;
const started = performance.now();
const underWay = new Set<Promise<void>>();
let sent = 0;
let taken = 0;
let isOver = false;

process.stdin.on("end", () => (isOver = true)).resume();
tick();

function tick(): void {
  if (isOver) return void end();
  while (sent * betweenMs <= performance.now() - started && underWay.size < maxUnderWay) {
    sent += 1;
    const sending = sendBatch(sent).finally(() => underWay.delete(sending));
    underWay.add(sending);
  }
  setTimeout(tick, 5);
}

async function sendBatch(batch: number): Promise<void> {
  const visit = `visit-${process.pid}-${batch}`;
  const rows = Array.from({ length: rowsOfBatch }, (_, at) => row(visit, at));
  const response = await fetch(`${origin}/events?name=video_events`, {
    method: "POST",
    headers: {
      "X-Provider-Secret": benchIntakeSecret,
      "X-Viewer-Ip": `10.${(batch >> 16) & 255}.${(batch >> 8) & 255}.${batch & 255}`,
      "X-Viewer-Country": "DK",
      "X-Analytics-Channel": "demo",
    },
    body: rows.join("\n"),
  });
  const accepted: unknown = await response.json();
  if (typeof accepted === "object" && accepted !== null && "successful_rows" in accepted) {
    taken += Number(accepted.successful_rows);
  }
}

function row(visit: string, at: number): string {
  return JSON.stringify({
    event_id: randomUUID(),
    event_name: at === 0 ? "play" : "progress",
    at: Date.now(),
    channel_token: "demo",
    visit_id: visit,
    page_path: "/video/ring-world-backlight",
    language: "en",
    input_token: "ring-world-backlight",
    position_s: at * 10,
    duration_s: at === 0 ? 0.8 : 10,
  });
}

async function end(): Promise<void> {
  const seconds = (performance.now() - started) / 1000;
  await Promise.allSettled(underWay);
  console.log(JSON.stringify({ perSecond: taken / seconds }));
  process.exit();
}
