/* Plain strings, so that these pages need no Apollo Client; their types are generated all the same. */

export const LOGIN = /* GraphQL */ `
  mutation Login($email: String!, $password: String!) {
    login(email: $email, password: $password) {
      __typename
      ... on AccessToken {
        accessToken
      }
      ... on TooManyAttempts {
        retryAfterSeconds
      }
    }
  }
`;

export const REGISTER = /* GraphQL */ `
  mutation Register($email: String!, $password: String!) {
    register(email: $email, password: $password) {
      email
    }
  }
`;

export const VERIFY_EMAIL = /* GraphQL */ `
  mutation VerifyEmail($email: String!, $verificationCode: String!) {
    verifyEmail(email: $email, verificationCode: $verificationCode) {
      __typename
      ... on VerificationCodeRejected {
        reason
      }
    }
  }
`;

export const RESEND_VERIFICATION = /* GraphQL */ `
  mutation ResendVerification($email: String!) {
    resendVerification(email: $email) {
      __typename
      ... on TooManyAttempts {
        retryAfterSeconds
      }
    }
  }
`;
