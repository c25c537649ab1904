import { createElement } from "react";

export function toReactElement(part, key) {
  if (typeof part === "string") return part;
  const [tag, props, ...inside] = part;
  const all = key === undefined ? props : { ...props, key };
  return createElement(tag, all, ...inside.map((one) => toReactElement(one)));
}
