import { expect, test } from "../support/journey.ts";
import { ask } from "./support/ask.ts";
import { channels } from "./support/channels.ts";
import { startSite } from "./support/own-site.ts";

test("the first page that a process draws asks for the brand's faces, as all others do", async () => {
  const own = await startSite();
  try {
    for (const { token } of channels) {
      for (const path of ["/", "/pages/no-such-page", "/user/signIn"]) {
        const { headers } = await ask(token, { path, port: own.port });
        expect([token, path, headers.link]).toEqual([
          token,
          path,
          expect.stringMatching(/^<\/fonts\/[\w-]+\.woff2>; rel=preload; as=font; crossorigin/),
        ]);
      }
    }
    const { headers } = await ask("lumen", { path: "/?lng=jp", port: own.port });
    expect(headers.link ?? "").not.toContain("/fonts/");
  } finally {
    await own.stop();
  }
});
