export {
  ContinueScreen as default,
  generateMetadata,
} from "../../../screens/account/continue-screen";
