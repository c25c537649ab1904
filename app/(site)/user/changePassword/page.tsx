import { accountMetadata } from "../../../screens/metadata";
import { ChangePasswordScreen } from "../../../screens/account/change-password-screen";
import type { Query } from "../../../request-data";

export const generateMetadata = accountMetadata("accountChangePassword");

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  return <ChangePasswordScreen mobile={false} query={await searchParams} />;
}
