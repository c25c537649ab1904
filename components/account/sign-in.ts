import { callSite } from "./form/call-site";
import type { Values } from "./form/use-form";
import { announce, type InApp } from "./in-app/announce";
import { leave } from "./leave";

/** Gives the viewer's name when an app was told, and goes on by itself otherwise. */
export async function signIn({ email, password }: Values, mobile: boolean): Promise<string> {
  if (mobile) return announce(await callSite<InApp>("mobile-sign-in", { email, password }));
  const { to } = await callSite<{ to: string }>("sign-in", { email, password });
  return leave(to);
}
