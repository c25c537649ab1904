import { z } from "zod";

const mailbox = z.object({ mails: z.array(z.object({ links: z.array(z.string()) })) });

/** A parameter of the first link in a mail to `to`, from the console's mailbox. Throws if there is none. */
export async function readMailedParam(console: string, to: string, name: string): Promise<string> {
  const response = await fetch(`${console}/console/api/mails?to=${encodeURIComponent(to)}`);
  const { mails } = mailbox.parse(await response.json());
  const links = mails.flatMap((mail) => mail.links).filter((link) => URL.canParse(link));
  const values = links.map((link) => new URL(link).searchParams.get(name));
  const found = values.find((value) => value !== null);
  if (!found) throw new Error(`No mail to ${to} has a link with ${name}.`);
  return found;
}
