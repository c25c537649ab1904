import { describe, expect, it } from "vitest";
import { databases } from "./support/databases.ts";
import { paidHarbour } from "./support/paid-harbour.ts";
import { shopOf } from "./support/payments.ts";
import { useProvider } from "./support/provider.ts";

// docs/behaviour.md BE-473
describe.each(databases)("the name of a purchase on $name", (database) => {
  const provider = useProvider(database, { catalogues: [paidHarbour] });
  const shop = shopOf(provider);
  const mailsTo = async (name: string) =>
    (await shop.mails(`${name}@harbour.example`)).map(({ subject }) => subject);

  it("R62: of a paywall of single contents is the content and the paywall, everywhere", async () => {
    const session = await shop.open(shop.start("viewer", "one/one-once", { context: "film-1" }));
    const page = await provider.get(new URL(session.url).pathname);
    await shop.pay(session.url);
    const { content, paywall } = await shop.details("viewer", session.sessionId);
    const title = `${content?.name} · ${paywall?.name}`;
    expect(content?.token).toBe("film-1");
    expect(await page.text()).toContain(`<h1>${title}</h1>`);
    await expect.poll(() => mailsTo("viewer")).toContain(`You have ${title} now`);
    const [purchase] = await shop.purchases("viewer");
    expect(purchase).toMatchObject({ content_only: true, content: { name: content?.name } });
  });

  it("R62: of a membership that was bought from a film is the paywall", async () => {
    const { sessionId } = await shop.buy("alerts", "crew/crew-month", { context: "film-1" });
    expect((await shop.details("alerts", sessionId)).content).toBeUndefined();
    await expect.poll(() => mailsTo("alerts")).toContain("You have Crew now");
    const [purchase] = await shop.purchases("alerts");
    expect(purchase).toMatchObject({ content_only: false, content: { token: "film-1" } });
  });
});
