import { type Channel, channel } from "../contract/channel.ts";
import { type Footer, footer } from "../contract/footer.ts";
import { type Header, header } from "../contract/header.ts";
import { isNotFound } from "../errors.ts";
import { sharedAnswer } from "../cache/shared-answers.ts";
import { type Asker, sharedKey } from "./asker.ts";
import { deadlines, fetchAnswer } from "./fetch-answer.ts";

/**
 * The channel of a host's first label, or null when the provider knows none.
 * Throws `ApiError` (503) when it can't be had and no older answer is there. contract.md: Hosts.
 */
export function getChannel(asker: Asker, label: string): Promise<Channel | null> {
  return sharedAnswer(
    sharedKey(asker, "channel", label),
    async () => {
      const minute = String(Math.floor(Date.now() / 60_000));
      try {
        return await fetchAnswer({
          call: "channel",
          channel: label,
          segments: ["ch", label],
          query: { r: minute },
          schema: channel,
          asker: withoutToken(asker),
          deadlineMs: deadlines.shared,
        });
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
    asker.fresh,
  );
}

/** Navigation of the header. */
export function getHeader(asker: Asker, token: string): Promise<Header> {
  return sharedAnswer(
    sharedKey(asker, "header", token),
    () =>
      fetchAnswer({
        call: "header",
        channel: token,
        segments: ["ch", token, "header"],
        schema: header,
        asker: withoutToken(asker),
        deadlineMs: deadlines.shared,
      }),
    asker.fresh,
  );
}

/** Texts and links of the footer. */
export function getFooter(asker: Asker, token: string): Promise<Footer> {
  return sharedAnswer(
    sharedKey(asker, "footer", token),
    () =>
      fetchAnswer({
        call: "footer",
        channel: token,
        segments: ["ch", token, "footer"],
        schema: footer,
        asker: withoutToken(asker),
        deadlineMs: deadlines.shared,
      }),
    asker.fresh,
  );
}

/** A shared answer is asked for without what is one viewer's own. */
export function withoutToken(asker: Asker): Asker {
  return { viewer: asker.viewer, language: asker.language };
}
