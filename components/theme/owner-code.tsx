import { createElement } from "react";
import type { CleanedHeadElement } from "@/lib/channel/owner-code/clean-owner-code";
import type { OwnerCustomizations } from "@/lib/channel/owner-customizations";

type Props = { owner: OwnerCustomizations | undefined; nonce: string | undefined };

export function OwnerHeadCode({ owner, nonce }: Props) {
  return (
    <>
      {owner?.css && <style data-owner="" dangerouslySetInnerHTML={{ __html: owner.css }} />}
      {owner?.code?.head.map((piece, index) => element(piece, nonce, index))}
    </>
  );
}

// One string of HTML: React does not touch what its scripts change, and runs no script a second time.
export function OwnerBodyCode({ owner, nonce }: Props) {
  const parts = owner?.code?.body;
  if (!parts?.some(Boolean)) return null;
  const html = parts.join(` nonce="${nonce ?? ""}"`);
  return <div data-owner="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

// React recognises elements in a head that a script has changed by its own attribute names.
const reactNames: Record<string, string> = {
  crossorigin: "crossOrigin",
  class: "className",
  itemprop: "itemProp",
  fetchpriority: "fetchPriority",
  referrerpolicy: "referrerPolicy",
};
const flags = new Set(["async", "defer", "nomodule", "disabled", "hidden"]);

function element(
  { tag, attributes, text }: CleanedHeadElement,
  nonce: string | undefined,
  key: number,
) {
  const props: Record<string, unknown> = { key };
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "style") continue;
    if (flags.has(name)) props[name === "nomodule" ? "noModule" : name] = true;
    else props[reactNames[name] ?? name] = value;
  }
  if (tag === "script") props.nonce = nonce;
  if (text) props.dangerouslySetInnerHTML = { __html: text };
  return createElement(tag, props);
}
