import { z } from "zod";
import type { Airing } from "../live/airing.ts";
import type { Visit } from "../pages/visit.ts";
import { getAiring } from "../provider-api/airing.ts";
import { providerNow } from "../provider-api/provider-clock.ts";
import type { Reply } from "./inputs.ts";

const input = z.object({ token: z.string().min(1).max(250) });

/** `GET /api/airing?token=`: docs/behaviour.md BE-120. */
export async function airing({ callContext, channel }: Visit, asked: unknown): Promise<Reply> {
  const facts = await getAiring(callContext, channel, input.parse(asked).token);
  const body: Airing = { ...facts, now: providerNow() };
  return { body };
}
