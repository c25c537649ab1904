export {
  generateMetadata,
  PaywallScreen as default,
} from "../../../screens/account/paywall-screen";
