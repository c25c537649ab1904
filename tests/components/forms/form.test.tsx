import { callApi } from "@/lib/api-client/call-api";
import { render, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it, test } from "vitest";
import { AccountForm } from "@/components/forms/account-form";
import { EmailField } from "@/components/forms/email-field";
import type { StatusTexts } from "@/components/forms/error-message";
import { PasswordField } from "@/components/forms/password-field";
import { useForm } from "@/components/forms/use-form";
import { TextProvider } from "@/components/text-provider";
import { saidOf } from "../support/forms";
import { texts } from "../support/render-site";
import { useDoor } from "../support/use-door";
import { user } from "../support/user";
import { expectFocus } from "../support/focus";

const door = useDoor();
const { sent } = door;
const answer = (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  door.answer("sign-in", status, body, headers);

function Trial({ texts, done }: { texts?: StatusTexts; done?: () => void }) {
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

const draw = (statusTexts?: StatusTexts, done?: () => void, locale = "en") =>
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

it("asks nothing of the site while a field is wanting, and leads to the first one", async () => {
  answer(200);
  draw();
  await go();
  await expectFocus(email);
  expect(email().getAttribute("aria-invalid")).toBe("true");
  expect(words(email())).toBe("This field is required");
  expect(sent).toEqual([]);
});

it.each([
  ["ana", "correct horse", "Enter a valid email address."],
  ["ana@demo.test", "short", "At least 8 characters"],
])("says what is wrong with %s and %s", async (address, secret, expected) => {
  draw();
  await fill(address, secret);
  await go();
  const wrong = [email(), password()].filter(
    (field) => field.ariaInvalid ?? field.matches("[aria-invalid]"),
  );
  expect(wrong.map(words)).toEqual([expected]);
  await expectFocus(wrong[0]);
});

it("takes an error away as soon as its field is edited, and no other", async () => {
  draw();
  await go();
  await user.type(email(), "a");
  expect(email().getAttribute("aria-invalid")).toBeNull();
  expect(password().getAttribute("aria-invalid")).toBe("true");
});

it("sends what was typed, once however often it is pressed", async () => {
  const bodies: unknown[] = [];
  const answered = Promise.withResolvers<void>();
  door.server.use(
    http.post("*/api/sign-in", async ({ request }) => {
      bodies.push(await request.json());
      await answered.promise;
      return HttpResponse.json({});
    }),
  );
  let done = 0;
  draw({}, () => {
    done += 1;
  });
  await fill();
  await go();
  await go();
  await user.type(email(), "{Enter}");
  answered.resolve();
  await waitFor(() => expect(done).toBe(1));
  expect(bodies).toEqual([{ email: "ana@demo.test", password: "correct horse" }]);
});

it("says that it is busy until the answer is there", async () => {
  answer(500);
  draw();
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
  "code %d is told above the fields, and nothing typed is lost",
  async (code, headers, expected) => {
    answer(code, { code }, headers);
    draw({ 401: "accountNoMatch" });
    await fill();
    await go();
    expect((await screen.findByRole("alert")).textContent).toBe(expected);
    expect([email().value, password().value]).toEqual(["ana@demo.test", "correct horse"]);
  },
);

it("waits in the viewer's language", async () => {
  answer(429, { code: 429 }, { "Retry-After": "60" });
  draw({}, undefined, "de");
  await fill();
  await go();
  expect((await screen.findByRole("alert")).textContent).toContain("in 1 Minute");
});

it("says that there is no connection", async () => {
  door.server.use(http.post("*/api/sign-in", () => HttpResponse.error()));
  draw();
  await fill();
  await go();
  expect((await screen.findByRole("alert")).textContent).toMatch(/You’re offline/);
});

it("says that there is no connection when an answer breaks off, and is not done", async () => {
  door.server.use(http.post("*/api/sign-in", () => new HttpResponse('{"redirect": "/ho')));
  let isDone = false;
  draw(undefined, () => {
    isDone = true;
  });
  await fill();
  await go();
  expect((await screen.findByRole("alert")).textContent).toContain("You’re offline");
  expect(isDone).toBe(false);
});

it("puts the provider's error at its field", async () => {
  answer(422, { code: 422, fields: { password: "Not one of the last five, please." } });
  draw();
  await fill();
  await go();
  await expectFocus(password);
  expect(words(password())).toContain("Not one of the last five, please.");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("puts a code that means one field at this field", async () => {
  answer(409, { code: 409 });
  draw({ 409: { field: "email", text: "accountEmailTaken" } });
  await fill();
  await go();
  await expectFocus(email);
  expect(words(email())).toBe("An account with this email already exists.");
});

it("shows the error of a field that it does not have above the others", async () => {
  answer(422, { code: 422, fields: { vfchost: "foreign" } });
  draw();
  await fill();
  await go();
  expect((await screen.findByRole("alert")).textContent).toMatch(/Check what you entered/);
});

it("shows the password when asked, and hides it again when it is sent", async () => {
  answer(200);
  draw();
  await fill();
  await user.click(screen.getByRole("button", { name: "Show password" }));
  expect(password().type).toBe("text");
  await go();
  expect(password().type).toBe("password");
  expect(screen.getByRole("button", { name: "Show password" })).toBeDefined();
});

it("never puts what was typed into an address, whatever comes too early", () => {
  draw();
  expect(email().form?.method).toBe("post");
});
