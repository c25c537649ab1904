/** What `npm start` and `npm run dev` share: the whole stack until Ctrl-C. */
import { printLine } from "./print-steps.mjs";
import { startStack } from "./start-stack.mjs";

const demoChannels = ["demo", "arena", "lumen", "academy"];

/**
 * Starts the whole stack and says where it is.
 * @param {import("./start-stack.mjs").Plan} plan
 */
export async function startAndAnnounceStack(plan) {
  if (await startStack(plan)) printLine(welcome(plan));
}

/** @param {import("./start-stack.mjs").Plan} plan */
function welcome({ port, providerPort, consolePort, embedded, isEmpty }) {
  if (!embedded) return `\n${alone(port)}\n`;
  if (isEmpty) return emptyWelcome(port, providerPort);
  const channels = demoChannels.map((name) => `    http://${name}.localhost:${port}`);
  const lines = ["", "  Marquee is ready. Channels:", ...channels, ""];
  const console = consolePort ? [`  Console: http://localhost:${consolePort}`] : [];
  return [...lines, ...console, "  Ctrl-C stops it.", ""].join("\n");
}

/**
 * @param {number} port
 * @param {number} providerPort
 */
function emptyWelcome(port, providerPort) {
  return [
    "",
    "  Marquee is ready, with the channels that its owners have made:",
    `    http://{channel}.localhost:${port}`,
    "  As long as there is no owner, the line “no owner yet” above has the link that makes one.",
    `  API: http://localhost:${providerPort}/admin/v1/docs`,
    "  Ctrl-C stops it.",
    "",
  ].join("\n");
}

/**
 * The host names the channel; which there are only the provider knows.
 * @param {number} port
 */
function alone(port) {
  const channel = process.env.DEFAULT_CHANNEL;
  const site = `http://${channel || "{channel}"}.localhost:${port}`;
  const which = channel ? "" : ", one host for each channel of its provider";
  return `Marquee is ready: ${site}${which} (Ctrl-C stops it)`;
}
