export {
  generateMetadata,
  PaywallScreen as default,
} from "../../../screens/payment/paywall-screen";
