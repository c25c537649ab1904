import { accountMetadata } from "@/app/metadata";
import { type PageProps, toUrlSearchParams } from "@/app/request-data";
import { RegistrationScreen } from "./registration-screen";

export const generateMetadata = accountMetadata("userRegistrationFormTitle");

export default async function RegistrationPage({ searchParams }: PageProps) {
  const context = toUrlSearchParams(await searchParams).get("context") ?? undefined;
  return <RegistrationScreen context={context} />;
}
