import type { Channel } from "../contract/channel.ts";
import { tellOwner } from "../notices/tell-owner.ts";
import { processWide } from "../process-wide.ts";
import { remember } from "../remember.ts";
import { backgroundNotes, contrastNotes } from "./contrast-notes.ts";
import { customCss, maxCssLength } from "./custom-css.ts";
import { mayCarryOwnerCode } from "./owner-code/places.ts";
import { type CustomCode, readCode, type ReadCode } from "./owner-code/read-code.ts";

/** What an owner adds to their pages by themselves. */
export type OwnerCustomizations = { code?: ReadCode; css?: string };

/** Read before: by their own text, so that no request waits for a parser twice. */
const readOnce = remember(50, readCode);
const toldAbout = () => processWide("owner-told", () => new WeakSet<Channel>());

/**
 * The owner's code and style sheet for the page of an address, undefined where they may not stand.
 * The owner is told, once, what had to be left out of them and mended in the theme and in the
 * `background` of the page.
 */
export function ownerCustomizations(
  channel: Channel,
  pathname: string,
  background?: string,
): OwnerCustomizations | undefined {
  const { customCode, customCss: css } = channel.settings;
  const code = customCode && read(customCode);
  if (!toldAbout().has(channel)) {
    toldAbout().add(channel);
    tellAbout(channel, code);
  }
  for (const detail of backgroundNotes(channel.style.theme, background)) {
    tellOwner(channel.token, { kind: "contrast", detail });
  }
  if (!mayCarryOwnerCode(pathname)) return undefined;
  const sheet = customCss(css);
  return code || sheet ? { code, css: sheet } : undefined;
}

function read(code: CustomCode): ReadCode | undefined {
  if (!code.header?.trim() && !code.footer?.trim()) return undefined;
  return readOnce(code);
}

function tellAbout({ token, style, settings }: Channel, code: ReadCode | undefined): void {
  for (const detail of contrastNotes(style.theme)) tellOwner(token, { kind: "contrast", detail });
  for (const detail of code?.notes ?? []) tellOwner(token, { kind: "custom_code", detail });
  if ((settings.customCss?.length ?? 0) > maxCssLength) {
    const detail = `The custom CSS is longer than ${maxCssLength} characters; the rest was cut off.`;
    tellOwner(token, { kind: "custom_code", detail });
  }
}
