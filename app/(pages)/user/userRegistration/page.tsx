import { accountMetadata } from "@/app/metadata";
import { type PageProps, searchOf } from "@/app/request-data";
import { Registration } from "./registration";

export const generateMetadata = accountMetadata("userRegistrationFormTitle");

export default async function RegistrationPage({ searchParams }: PageProps) {
  const context = searchOf(await searchParams).get("context") ?? undefined;
  return <Registration context={context} />;
}
