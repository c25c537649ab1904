export { generateMetadata, VerifyScreen as default } from "../../../screens/account/verify-screen";
