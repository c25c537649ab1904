import { readFileSync } from "node:fs";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

/** How every page of the provider looks: ground, type, links, buttons and fields. */
export const baseStyle = read("./base.css");

/** The console's own style sheet. */
export const stylesheet = [
  baseStyle,
  ...[
    "./frame.css",
    "./panels.css",
    "./map/map.css",
    "./viewers/viewers.css",
    "./mails/mails.css",
  ].map(read),
  read("./inspector/inspector.css"),
].join("\n");
