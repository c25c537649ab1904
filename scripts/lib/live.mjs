/** What `npm start` and `npm run dev` share: the whole stack until Ctrl-C. */
import { say } from "./say.mjs";
import { startStack } from "./stack.mjs";

const demoChannels = ["demo", "arena", "lumen", "academy"];

/** `plan` is what `prepare` gave. */
export async function live(plan) {
  if (await startStack(plan)) say(welcome(plan));
}

function welcome({ port, providerPort, embedded }) {
  if (!embedded) return `\n${alone(port)}\n`;
  const channels = demoChannels.map((name) => `    http://${name}.localhost:${port}`);
  const lines = ["", "  Marquee is ready. Channels:", ...channels, ""];
  return [...lines, `  Console: http://localhost:${providerPort}`, "  Ctrl-C stops it.", ""].join(
    "\n",
  );
}

// The host names the channel; which there are only the provider knows.
function alone(port) {
  const channel = process.env.DEFAULT_CHANNEL;
  const site = `http://${channel || "{channel}"}.localhost:${port}`;
  const which = channel ? "" : ", one host for each channel of its provider";
  return `Marquee is ready: ${site}${which} (Ctrl-C stops it)`;
}
