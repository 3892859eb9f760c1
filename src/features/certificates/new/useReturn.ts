import { useNavigate } from 'react-router-dom';
import { paths, type CertificateHandover } from '@/shared/navigation';

/** Returns to the screen that led to the certificate, with the filters that it had. */
export function useReturn({ from, student, filters }: CertificateHandover): () => void {
  const navigate = useNavigate();
  return () => void navigate(from ?? paths.certificates, { state: { student, filters } });
}
