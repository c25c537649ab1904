import type { Channel } from "../contract/channel.ts";
import { notifyOwner } from "../provider-api/notify-owner.ts";
import type { CallContext } from "../provider-api/call-context.ts";
import { processWide } from "../process-wide.ts";
import type { OwnerNotice } from "../provider-api/owner-notices.ts";
import { memoizeByInput } from "../memoize.ts";
import { describeBackgroundChange, describeContrastChanges } from "./describe-contrast-changes.ts";
import { escapeCustomCss, maxCssLength } from "./custom-css.ts";
import { mayCarryOwnerCode } from "./owner-code/may-carry-owner-code.ts";
import {
  type OwnerCustomCode,
  cleanOwnerCode,
  type CleanedOwnerCode,
} from "./owner-code/clean-owner-code.ts";

/** The code and CSS that an owner adds to their pages. */
export type OwnerCustomizations = { code?: CleanedOwnerCode; css?: string };

/** A channel, and the request that it is served to. */
type Served = { channel: Channel; callContext: CallContext };

/** Parsed code by its text, so that the same code is parsed once. */
const readOnce = memoizeByInput(50, cleanOwnerCode);
const notifiedChannels = () => processWide("notified-channels", () => new WeakSet<Channel>());

/**
 * The owner's code and style sheet for the page at a path; undefined where they are not allowed. The owner is
 * notified once of what was left out of them or changed in the theme and in the `background` of the page.
 */
export function resolveOwnerCustomizations(
  { channel, callContext }: Served,
  pathname: string,
  background?: string,
): OwnerCustomizations | undefined {
  const { customCode, customCss: css } = channel.settings;
  const code = customCode && read(customCode);
  if (!notifiedChannels().has(channel)) {
    notifiedChannels().add(channel);
    notifyAboutChannel({ channel, callContext }, code);
  }
  for (const detail of describeBackgroundChange(channel.style.theme, background)) {
    notifyOwner(callContext, channel.token, { kind: "contrast", detail });
  }
  if (!mayCarryOwnerCode(pathname)) return undefined;
  const sheet = escapeCustomCss(css);
  return code || sheet ? { code, css: sheet } : undefined;
}

function read(code: OwnerCustomCode): CleanedOwnerCode | undefined {
  if (!code.header?.trim() && !code.footer?.trim()) return undefined;
  return readOnce(code);
}

function notifyAboutChannel(
  { channel, callContext }: Served,
  code: CleanedOwnerCode | undefined,
): void {
  const { token, style, settings } = channel;
  const notify = (kind: OwnerNotice["kind"], detail: string) =>
    notifyOwner(callContext, token, { kind, detail });
  for (const detail of describeContrastChanges(style.theme)) notify("contrast", detail);
  for (const detail of code?.notes ?? []) notify("custom_code", detail);
  if ((settings.customCss?.length ?? 0) > maxCssLength) {
    notify(
      "custom_code",
      `The custom CSS is longer than ${maxCssLength} characters; the rest was cut off.`,
    );
  }
}
