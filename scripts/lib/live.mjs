/** What `npm start` and `npm run dev` share: the whole stack until Ctrl-C. */
import { inRoot } from "./paths.mjs";
import { portFrom } from "./ports.mjs";
import { say } from "./say.mjs";
import { startStack } from "./stack.mjs";

const demoChannels = ["demo", "arena", "lumen", "academy"];

export async function live({ dev }) {
  const plan = {
    dev,
    port: portFrom("PORT", 3000),
    providerPort: portFrom("PROVIDER_PORT", 4000),
    host: process.env.HOST || "127.0.0.1",
    dataDir: process.env.DATA_DIR || inRoot(".data"),
    embedded: !process.env.PROVIDER_API_URL,
  };
  if (await startStack(plan)) say(welcome(plan));
}

function welcome({ port, providerPort, embedded }) {
  const site = `http://localhost:${port}`;
  if (!embedded) return `\nMarquee is ready: ${site} (Ctrl-C stops it)\n`;
  const channels = demoChannels.map((name) => `    http://${name}.localhost:${port}`);
  const lines = ["", "  Marquee is ready. Channels:", ...channels, ""];
  return [...lines, `  Console: http://localhost:${providerPort}`, "  Ctrl-C stops it.", ""].join(
    "\n",
  );
}
