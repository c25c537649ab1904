import { callApi } from "@/lib/api-client/call-api";
import { render, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it, test } from "vitest";
import { AccountForm } from "@/components/forms/account-form";
import { EmailField } from "@/components/forms/email-field";
import type { TextKeysByHttpStatus } from "@/components/forms/form-error-message";
import { PasswordField } from "@/components/forms/password-field";
import { useForm } from "@/components/forms/use-form";
import { TextProvider } from "@/components/text-provider";
import { saidOf } from "../support/forms";
import { texts } from "../support/render-site";
import { useSiteApi } from "../support/use-site-api";
import { user } from "../support/user";
import { expectFocus } from "../support/focus";

const api = useSiteApi();
const { sent } = api;
const respond = (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  api.respond("sign-in", status, body, headers);

function Trial({ texts, done }: { texts?: TextKeysByHttpStatus; done?: () => void }) {
  const form = useForm(async ({ email = "", password = "" }) => {
    await callApi("sign-in", { email, password });
    done?.();
  }, texts);
  return (
    <AccountForm form={form} submit="Go">
      <EmailField />
      <PasswordField label="Password" isNew />
    </AccountForm>
  );
}

const renderForm = (statusTexts?: TextKeysByHttpStatus, done?: () => void, locale = "en") =>
  render(
    <TextProvider locale={locale} texts={texts}>
      <Trial {...(statusTexts ? { texts: statusTexts } : {})} {...(done ? { done } : {})} />
    </TextProvider>,
  );

const email = () => screen.getByLabelText<HTMLInputElement>("Email");
const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const go = () => user.click(screen.getByRole("button", { name: "Go" }));

async function fill(address = "ana@demo.test", secret = "correct horse"): Promise<void> {
  await user.type(email(), address);
  await user.type(password(), secret);
}

const words = (field: HTMLElement) => saidOf(field).join(" ");

it("sends no request while a field is missing, and focuses the first one", async () => {
  respond(200);
  renderForm();
  await go();
  await expectFocus(email);
  expect(email().getAttribute("aria-invalid")).toBe("true");
  expect(words(email())).toBe("This field is required");
  expect(sent).toEqual([]);
});

it.each([
  ["ana", "correct horse", "Enter a valid email address."],
  ["ana@demo.test", "short", "At least 8 characters"],
])("shows what is wrong with %s and %s", async (address, secret, expected) => {
  renderForm();
  await fill(address, secret);
  await go();
  const wrong = [email(), password()].filter(
    (field) => field.ariaInvalid ?? field.matches("[aria-invalid]"),
  );
  expect(wrong.map(words)).toEqual([expected]);
  await expectFocus(wrong[0]);
});

it("removes an error as soon as its field is edited, and no other error", async () => {
  renderForm();
  await go();
  await user.type(email(), "a");
  expect(email().getAttribute("aria-invalid")).toBeNull();
  expect(password().getAttribute("aria-invalid")).toBe("true");
});

it("sends the values once, however often the button is pressed", async () => {
  const bodies: unknown[] = [];
  const responded = Promise.withResolvers<void>();
  api.server.use(
    http.post("*/api/sign-in", async ({ request }) => {
      bodies.push(await request.json());
      await responded.promise;
      return HttpResponse.json({});
    }),
  );
  let done = 0;
  renderForm({}, () => {
    done += 1;
  });
  await fill();
  await go();
  await go();
  await user.type(email(), "{Enter}");
  responded.resolve();
  await waitFor(() => expect(done).toBe(1));
  expect(bodies).toEqual([{ email: "ana@demo.test", password: "correct horse" }]);
});

it("shows that it is busy until the response has arrived", async () => {
  respond(500);
  renderForm();
  await fill();
  await go();
  expect(screen.getByRole("button", { name: "Go" }).getAttribute("aria-busy")).toBe("true");
  await screen.findByRole("alert");
  expect(screen.getByRole("button", { name: "Go" }).getAttribute("aria-busy")).toBeNull();
});

test.each([
  [401, {}, "Incorrect email or password."],
  [429, { "Retry-After": "300" }, "Too many attempts. Please try again in 5 minutes."],
  [429, { "Retry-After": "40" }, "Too many attempts. Please try again in 40 seconds."],
  [422, {}, "Check what you entered and try again."],
  [503, {}, "Something on our side isn’t responding. Please try again in a moment."],
])(
  "code %d is shown above the fields, and typed values are preserved",
  async (code, headers, expected) => {
    respond(code, { code }, headers);
    renderForm({ 401: "accountNoMatch" });
    await fill();
    await go();
    expect((await screen.findByRole("alert")).textContent).toBe(expected);
    expect([email().value, password().value]).toEqual(["ana@demo.test", "correct horse"]);
  },
);

it("shows the time to wait in the viewer's language", async () => {
  respond(429, { code: 429 }, { "Retry-After": "60" });
  renderForm({}, undefined, "de");
  await fill();
  await go();
  expect((await screen.findByRole("alert")).textContent).toContain("in 1 Minute");
});

it("shows that there is no connection", async () => {
  api.server.use(http.post("*/api/sign-in", () => HttpResponse.error()));
  renderForm();
  await fill();
  await go();
  expect((await screen.findByRole("alert")).textContent).toMatch(/You’re offline/);
});

it("shows that there is no connection when a response is cut off, and does not finish", async () => {
  api.server.use(http.post("*/api/sign-in", () => new HttpResponse('{"redirect": "/ho')));
  let isDone = false;
  renderForm(undefined, () => {
    isDone = true;
  });
  await fill();
  await go();
  expect((await screen.findByRole("alert")).textContent).toContain("You’re offline");
  expect(isDone).toBe(false);
});

it("shows the provider's error at its field", async () => {
  respond(422, { code: 422, fields: { password: "Not one of the last five, please." } });
  renderForm();
  await fill();
  await go();
  await expectFocus(password);
  expect(words(password())).toContain("Not one of the last five, please.");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("shows a code that concerns one field at this field", async () => {
  respond(409, { code: 409 });
  renderForm({ 409: { field: "email", text: "accountEmailTaken" } });
  await fill();
  await go();
  await expectFocus(email);
  expect(words(email())).toBe("An account with this email already exists.");
});

it("shows the error of an unknown field above the others", async () => {
  respond(422, { code: 422, fields: { vfchost: "foreign" } });
  renderForm();
  await fill();
  await go();
  expect((await screen.findByRole("alert")).textContent).toMatch(/Check what you entered/);
});

it("shows the password on request, and hides it when it is sent", async () => {
  respond(200);
  renderForm();
  await fill();
  await user.click(screen.getByRole("button", { name: "Show password" }));
  expect(password().type).toBe("text");
  await go();
  expect(password().type).toBe("password");
  expect(screen.getByRole("button", { name: "Show password" })).toBeDefined();
});

it("never puts typed values into a URL, even when submitted before hydration", () => {
  renderForm();
  expect(email().form?.method).toBe("post");
});
