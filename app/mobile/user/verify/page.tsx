import { accountMetadata } from "../../../screens/metadata";
import { VerifyScreen } from "../../../screens/account/verify-screen";
import type { Query } from "../../../request-data";

export const generateMetadata = accountMetadata("accountVerifying");

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  return <VerifyScreen mobile query={await searchParams} />;
}
