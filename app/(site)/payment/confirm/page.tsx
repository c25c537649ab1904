export {
  generateMetadata,
  ConfirmScreen as default,
} from "../../../screens/payment/confirm-screen";
