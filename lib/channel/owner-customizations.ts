import type { Channel } from "../contract/channel.ts";
import { tellOwner } from "../notices/tell-owner.ts";
import type { CallContext } from "../provider-api/call-context.ts";
import { processWide } from "../process-wide.ts";
import type { OwnerNotice } from "../provider-api/notices.ts";
import { remember } from "../remember.ts";
import { backgroundNotes, contrastNotes } from "./contrast-notes.ts";
import { customCss, maxCssLength } from "./custom-css.ts";
import { mayCarryOwnerCode } from "./owner-code/places.ts";
import { type CustomCode, readCode, type ReadCode } from "./owner-code/read-code.ts";

/** What an owner adds to their pages by themselves. */
export type OwnerCustomizations = { code?: ReadCode; css?: string };

/** A channel, and the request that it is served to. */
type Served = { channel: Channel; callContext: CallContext };

/** Read before: by their own text, so that no request waits for a parser twice. */
const readOnce = remember(50, readCode);
const toldAbout = () => processWide("owner-told", () => new WeakSet<Channel>());

/**
 * The owner's code and style sheet for the page of an address, undefined where they may not stand.
 * The owner is told, once, what had to be left out of them and mended in the theme and in the
 * `background` of the page.
 */
export function ownerCustomizations(
  { channel, callContext }: Served,
  pathname: string,
  background?: string,
): OwnerCustomizations | undefined {
  const { customCode, customCss: css } = channel.settings;
  const code = customCode && read(customCode);
  if (!toldAbout().has(channel)) {
    toldAbout().add(channel);
    tellAbout({ channel, callContext }, code);
  }
  for (const detail of backgroundNotes(channel.style.theme, background)) {
    tellOwner(callContext, channel.token, { kind: "contrast", detail });
  }
  if (!mayCarryOwnerCode(pathname)) return undefined;
  const sheet = customCss(css);
  return code || sheet ? { code, css: sheet } : undefined;
}

function read(code: CustomCode): ReadCode | undefined {
  if (!code.header?.trim() && !code.footer?.trim()) return undefined;
  return readOnce(code);
}

function tellAbout({ channel, callContext }: Served, code: ReadCode | undefined): void {
  const { token, style, settings } = channel;
  const tell = (kind: OwnerNotice["kind"], detail: string) =>
    tellOwner(callContext, token, { kind, detail });
  for (const detail of contrastNotes(style.theme)) tell("contrast", detail);
  for (const detail of code?.notes ?? []) tell("custom_code", detail);
  if ((settings.customCss?.length ?? 0) > maxCssLength) {
    tell(
      "custom_code",
      `The custom CSS is longer than ${maxCssLength} characters; the rest was cut off.`,
    );
  }
}
