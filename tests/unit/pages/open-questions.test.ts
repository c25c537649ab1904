import { expect, test } from "vitest";
import { decide } from "../../../lib/gate/decide.ts";
import { findOut } from "../../../lib/pages/find-out.ts";
import { askedOf } from "../../../lib/urls/asked.ts";
import { tinyToken } from "../../support/tiny-accounts.ts";
import { cookieOf, host } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider, answer } = useTinyProvider();
const fields = "/ch/t1/users/me/registration-fields";

async function open(accessToken: string) {
  const query = new URLSearchParams();
  const asked = askedOf("/user/userRegistration", query);
  const headers = new Headers({ host, cookie: await cookieOf({ accessToken }) });
  const { findings, who, answer: said } = await findOut(headers, query, asked);
  return { findings, decision: decide(asked, findings.visit?.channel ?? null, who, said) };
}

test("the page of open questions has them, asked for once", async () => {
  const { findings, decision } = await open(await tinyToken(provider().url));
  expect([decision.kind, findings.questions]).toMatchObject(["pass", [{ token: "q1" }]]);
  expect(provider().asked.filter((path) => path === fields)).toHaveLength(1);
});

test("a session that ended elsewhere leads from it to sign-in, and is over", async () => {
  const { decision } = await open("ended-elsewhere");
  expect(decision).toMatchObject({
    to: "/user/signIn",
    cookies: { session: null, referer: "/user/userRegistration" },
  });
});

test("questions that can't be had are said on the page, and end nothing", async () => {
  answer(fields, 503, { statusCode: 503 });
  const { findings, decision } = await open(await tinyToken(provider().url));
  expect([decision.kind, decision.cookies, findings.questions]).toEqual(["pass", undefined, null]);
});
