import { accountMetadata } from "../../../screens/metadata";
import { PaywallScreen } from "../../../screens/account/paywall-screen";
import type { Query } from "../../../request-data";

export const generateMetadata = accountMetadata("chooseHowToWatch");

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  return <PaywallScreen mobile={false} query={await searchParams} />;
}
