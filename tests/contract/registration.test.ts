import { afterEach, describe, expect, it } from "vitest";
import { accountsOf } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

const fields = "/ch/harbour/users/me/registration-fields";
const replyTo = (token: string, value: unknown) => ({ registration_field_token: token, value });
const whole = [
  replyTo("berth", "North"),
  replyTo("born", Date.UTC(1990, 1, 3)),
  replyTo("news", false),
  { registration_field_token: "nickname", has_skipped: true },
];

describe.each(databases)("registration fields on $name", (database) => {
  const client = useProvider(database);
  const { me, post, signIn } = accountsOf(client);
  afterEach(async () => {
    await client.console.send("POST", "/console/api/reset?keep=catalogue");
  });
  const isMissing = async (headers: Record<string, string>) =>
    (await me(headers)).json().then((user) => user.has_missing_registration_fields);

  it("F1: the form lists its fields, and a viewer without form answers is missing some", async () => {
    const { headers } = await signIn("missing");
    const listed = await (await client.get(fields, headers)).json();
    expect(listed).toMatchObject([
      { token: "berth", type: "text", is_mandatory: true },
      { token: "born", type: "date_epoch_ms" },
      { token: "news", type: "checkbox" },
      { token: "nickname" },
      { token: "number", should_be_collected: false },
    ]);
    expect(await isMissing(headers)).toBe(true);
    expect((await client.get(fields)).status).toBe(401);
  });

  it("F2: after the form was submitted no field is missing, and the form has the saved values", async () => {
    const { headers } = await signIn("missing");
    expect((await post(fields, whole, headers)).status).toBe(204);
    expect(await isMissing(headers)).toBe(false);
    const listed = await (await client.get(fields, headers)).json();
    expect(listed).toMatchObject([{ value: "North" }, { value: Date.UTC(1990, 1, 3) }, {}, {}, {}]);
  });

  it("F3: an optional field that was not sent counts as skipped", async () => {
    const { headers } = await signIn("missing");
    expect((await post(fields, whole.slice(0, 2), headers)).status).toBe(204);
    expect(await isMissing(headers)).toBe(false);
  });

  it("F4: an invalid value is 422 with a sentence for each field, and nothing is saved", async () => {
    const { headers } = await signIn("missing");
    const bad = [replyTo("berth", "West"), replyTo("born", 5), replyTo("news", "yes")];
    const refused = await post(fields, bad, headers);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      detail: "BAD_INPUT",
      data: {
        fields: {
          berth: "Choose one of the options.",
          born: "Enter a valid date.",
          news: "Something is missing or has the wrong format.",
        },
      },
    });
    expect(await isMissing(headers)).toBe(true);
  });

  it("F5: a mandatory field can be neither empty nor skipped", async () => {
    const { headers } = await signIn("missing");
    const skipped = [
      replyTo("berth", "  "),
      { registration_field_token: "born", has_skipped: true },
    ];
    const refused = await post(fields, skipped, headers);
    expect(await refused.json()).toMatchObject({
      data: { fields: { berth: "This field is required.", born: "This field is required." } },
    });
  });

  it("F6: a form of 250 fields is accepted, and unknown fields are left out", async () => {
    const { headers } = await signIn("missing");
    const more = Array.from({ length: 250 }, (_, i) =>
      replyTo(`no-longer-asked-${i}`, "x".repeat(60)),
    );
    expect((await post(fields, [...more, ...whole], headers)).status).toBe(204);
    expect(await isMissing(headers)).toBe(false);
  });
});
