import { behindFront } from "@/app/behind-front.ts";
import { textAnswer } from "@/lib/pages/text-answer.ts";
import { drawAppIcon } from "@/lib/seo/app-icons.ts";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ file: string }> };

export const GET = behindFront(
  "/app-icon/[file]",
  async (request: Request, { params }: Context) => {
    const { file } = await params;
    return textAnswer(request, ({ channel }) => drawAppIcon(channel, file));
  },
);
