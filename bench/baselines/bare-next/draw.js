import { createElement } from "react";

export function draw(part, key) {
  if (typeof part === "string") return part;
  const [tag, props, ...inside] = part;
  const all = key === undefined ? props : { ...props, key };
  return createElement(tag, all, ...inside.map((one) => draw(one)));
}
