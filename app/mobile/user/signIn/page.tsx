import { accountMetadata } from "../../../screens/metadata";
import { SignInScreen } from "../../../screens/account/sign-in-screen";
import type { Query } from "../../../request-data";

export const generateMetadata = accountMetadata("signIn");

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  return <SignInScreen mobile query={await searchParams} />;
}
