import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The default of one second is too short where several suites share a processor.
configure({ asyncUtilTimeout: 4_000 });
