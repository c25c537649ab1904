import type { BridgeMessage } from "@/lib/contract/bridge";
import { callSite } from "../form/call-site";
import { leave } from "../leave";
import { tellApp } from "../tell-app";

export type InApp = { message: BridgeMessage; to: string };

// The app goes on; where there is none the page does. Gives the name of whom the app knows now.
export async function announce({ message, to }: InApp): Promise<string> {
  if (!(await tellApp(message, true))) await leave(to);
  return message.type === "login" ? message.user.full_name : "";
}

// Effects run twice while a page is written; what arrived can be fetched once.
let arrival: Promise<string> | undefined;

export function announceArrival(): Promise<string> {
  arrival ??= callSite<InApp>("mobile-sign-in", {}).then(announce);
  return arrival;
}
