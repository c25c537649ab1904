import { behindFront } from "@/app/behind-front.ts";
import { ownFace } from "@/lib/channel/fonts.ts";
import { ownTitles } from "@/lib/channel/own-titles.ts";
import { ApiError } from "@/lib/errors.ts";
import { textAnswer } from "@/lib/pages/text-answer.ts";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ file: string }> };

export const GET = behindFront(
  "/own-titles/[file]",
  async (request: Request, { params }: Context) => {
    const { file } = await params;
    return textAnswer(request, async ({ channel }) => {
      const face = ownFace(channel.style.font);
      const body = face && (await ownTitles()?.read(face, file));
      if (body === undefined) throw new ApiError("own-titles", { code: 404 });
      return { type: "text/css", body, lasting: true };
    });
  },
);
