export { createStripeEmulator, type StripeEmulator, type StripeEmulatorOptions } from './emulator';
