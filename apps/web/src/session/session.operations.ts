/* Plain strings, so that the pages without Apollo Client can send them; their types are generated all the same. */

export const REFRESH_SESSION = /* GraphQL */ `
  mutation RefreshSession {
    refreshSession {
      accessToken
      expiresIn
    }
  }
`;

export const LOGOUT = /* GraphQL */ `
  mutation Logout {
    logout
  }
`;
