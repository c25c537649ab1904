import { describe, expect, test } from "vitest";
import { tinyViewer } from "../../support/tiny-accounts.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { cookiesOf, get, post, statusAndBody, sentBack, signedIn } from "./support.ts";

const { provider, respond } = useTinyProvider();

describe("the link in a mail", () => {
  // docs/security.md SE-19
  test.each([
    ["sign-up", "signup", "/user/verify/"],
    ["send-verification", "verification/user/email", "/user/verify/"],
    ["forgot-password", "forgot", "/user/changePassword"],
    ["forgot-password-again", "forgot/sent", "/user/changePassword"],
  ])("of %s leads to the channel's origin, in the app under /mobile", async (name, path, to) => {
    const newcomer = { ...tinyViewer, first_name: "A", last_name: "B" };
    for (const mobile of [false, true]) {
      expect((await post(name, { ...newcomer, mobile })).status).toBe(200);
      expect(provider().sentTo(`/channel/t1/${path}`)?.body).toMatchObject({
        vfchost: "tiny.localhost",
        success_url: `http://tiny.localhost${mobile ? "/mobile" : ""}${to}`,
      });
    }
  });

  test("that was already used says so", async () => {
    const response = await post("reset-password", { token: "used", password: "a new one" });
    expect(await statusAndBody(response)).toEqual([
      410,
      { code: 410, message: "This link has expired." },
    ]);
  });

  test("verifies the e-mail address without signing in", async () => {
    const response = await post("verify-email", { token: "good" });
    expect([response.status, cookiesOf(response)]).toEqual([200, {}]);
  });
});

describe("the account", () => {
  test("resets its number of alerts after they were seen", async () => {
    const response = await post("clear-alerts", {}, { cookie: await signedIn() });
    const viewer = await get("viewer", { cookie: sentBack(response) });
    expect(await viewer.json()).toMatchObject({ signedIn: true, alerts: 0 });
  });

  test("returns the open questions and accepts the form answers", async () => {
    const cookie = `${await signedIn()}; mq_content=c`;
    const questions = await get("registration-fields", { cookie });
    expect(await questions.json()).toMatchObject([{ token: "q1", type: "text" }]);
    const formAnswers = [{ registration_field_token: "q1", value: "Ærø" }];
    const response = await post("registration-fields?mobile=1", formAnswers, { cookie });
    expect(await statusAndBody(response)).toEqual([200, { to: "/mobile/video/c" }]);
    expect(provider().sentTo("/ch/t1/users/me/registration-fields")?.body).toEqual(formAnswers);
  });

  test("accepts the form answers of 250 questions", async () => {
    const formAnswers = Array.from({ length: 250 }, (_, i) => ({
      registration_field_token: `q${i}`,
      has_skipped: true,
    }));
    const response = await post("registration-fields", formAnswers, { cookie: await signedIn() });
    expect(response.status).toBe(200);
    expect(provider().sentTo("/ch/t1/users/me/registration-fields")?.body).toEqual(formAnswers);
  });

  test("returns wrong form answers by their field", async () => {
    const cookie = await signedIn();
    respond("/ch/t1/users/me/registration-fields", 422, {
      statusCode: 422,
      data: { fields: { q1: "Not a town." } },
    });
    const response = await post("registration-fields", [], { cookie });
    expect(await statusAndBody(response)).toMatchObject([422, { fields: { q1: "Not a town." } }]);
  });
});
