export {
  generateMetadata,
  CancelScreen as default,
} from "../../../../screens/payment/cancel-screen";
