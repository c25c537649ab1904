export { generateMetadata, LogoutScreen as default } from "../../../screens/account/logout-screen";
