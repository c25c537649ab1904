import type { BridgeMessage } from "@/lib/contract/bridge";
import { CallFailure } from "../form/call-failure";
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
  arrival ??= callSite<InApp>("mobile-sign-in", {}).then(announce, againOrHome);
  return arrival;
}

// It was fetched before, or too long ago: there is nothing more to tell. Else it can be tried again.
async function againOrHome(error: unknown): Promise<never> {
  arrival = undefined;
  if (error instanceof CallFailure && error.code === 400) return leave("/mobile");
  throw error;
}
