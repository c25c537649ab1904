import { requireFront } from "@/app/require-front.ts";
import { findOwnerFont } from "@/lib/channel/fonts.ts";
import { getTitleFontStylesheets } from "@/lib/channel/title-font-stylesheets.ts";
import { ApiError } from "@/lib/api-error.ts";
import { respondWithText } from "@/lib/pages/text-response.ts";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ file: string }> };

export const GET = requireFront(
  "/own-titles/[file]",
  async (request: Request, { params }: Context) => {
    const { file } = await params;
    return respondWithText(request, async ({ channel }) => {
      const face = findOwnerFont(channel.style.font);
      const body = face && (await getTitleFontStylesheets()?.read(face, file));
      if (body === undefined) throw new ApiError("own-titles", { code: 404 });
      return { type: "text/css", body, lasting: true };
    });
  },
);
