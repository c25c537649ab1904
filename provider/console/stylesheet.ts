import { readFileSync } from "node:fs";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

/** How every page of the provider looks: ground, type, links, buttons and fields. */
export const baseStylesheet = read("./base.css");

/** The console's own style sheet. */
export const consoleStylesheet = [
  baseStylesheet,
  ...[
    "./frame.css",
    "./panels.css",
    "./channels/channels.css",
    "./viewers/viewers.css",
    "./mails/mails.css",
  ].map(read),
  read("./inspector/inspector.css"),
].join("\n");
