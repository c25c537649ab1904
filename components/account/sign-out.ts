import { callSite } from "./form/call-site";
import { forgetEmail } from "./kept-email";
import { leave } from "./leave";
import { notifyTabs } from "@/lib/viewer/tabs";
import { tellApp } from "./tell-app";

/** spec.md § 4: the browser goes on after 500 ms. */
const delayMs = 500;

export async function signOut(mobile: boolean): Promise<void> {
  const { to } = await callSite<{ to: string }>("sign-out", { mobile });
  notifyTabs();
  forgetEmail();
  await tellApp({ v: 1, type: "logout" }, mobile);
  await new Promise((done) => setTimeout(done, delayMs));
  await leave(to);
}
