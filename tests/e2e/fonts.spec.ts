import { expect, test } from "../support/journey.ts";
import { sendRequest } from "./support/send-request.ts";
import { channels } from "./support/channels.ts";
import { startSite } from "./support/started-site.ts";

test("the first page that a process renders preloads the brand's fonts, as all others do", async () => {
  const startedSite = await startSite();
  const preloadsFonts = async (channel: string, path: string) => {
    const { body } = await sendRequest(channel, { path, port: startedSite.port });
    return body.includes('(["/fonts/');
  };
  try {
    for (const { token } of channels) {
      for (const path of ["/", "/pages/no-such-page", "/user/signIn"]) {
        expect(await preloadsFonts(token, path), `${token} ${path}`).toBe(true);
      }
    }
    expect(await preloadsFonts("lumen", "/?lng=jp")).toBe(false);
  } finally {
    await startedSite.stop();
  }
});
