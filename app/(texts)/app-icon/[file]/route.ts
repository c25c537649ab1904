import { requireFront } from "@/app/require-front.ts";
import { respondWithText } from "@/lib/pages/text-response.ts";
import { renderAppIcon } from "@/lib/seo/app-icons.ts";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ file: string }> };

export const GET = requireFront(
  "/app-icon/[file]",
  async (request: Request, { params }: Context) => {
    const { file } = await params;
    return respondWithText(request, ({ channel }) => renderAppIcon(channel, file));
  },
);
