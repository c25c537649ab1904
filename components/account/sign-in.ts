import type { BridgeMessage } from "@/lib/contract/bridge";
import { callSite } from "./form/call-site";
import type { Values } from "./form/use-form";
import { leave } from "./leave";
import { tellApp } from "./tell-app";

type InApp = { message: BridgeMessage; to: string };

export async function signIn({ email, password }: Values, mobile: boolean): Promise<void> {
  if (!mobile) {
    const { to } = await callSite<{ to: string }>("sign-in", { email, password });
    return leave(to);
  }
  const { message, to } = await callSite<InApp>("mobile-sign-in", { email, password });
  await tellApp(message, mobile);
  await leave(to);
}
