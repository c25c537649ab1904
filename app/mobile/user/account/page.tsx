export {
  generateMetadata,
  AccountScreen as default,
} from "../../../screens/account/account-screen";
